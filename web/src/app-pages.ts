/**
 * The pages that the browser fills, by their folders. Every page of the site carries the route table; which files these
 * are made of stands in a script of its own, so that the public pages do not carry that too.
 */
export const appPages = {
  adminSubscriptions: () => import('./pages/admin-subscriptions/index.tsx'),
  adminAssistant: () => import('./pages/admin-assistant/index.tsx'),
  adminClient: () => import('./pages/admin-client/index.tsx'),
  adminForm: () => import('./pages/admin-form/index.tsx'),
  adminLeads: () => import('./pages/admin-leads/index.tsx'),
  auth: () => import('./pages/auth/index.tsx'),
  dashboard: () => import('./pages/dashboard/index.tsx'),
  form: () => import('./pages/form/index.tsx'),
  forms: () => import('./pages/forms/index.tsx'),
};
