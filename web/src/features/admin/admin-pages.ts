/** The admin's navigation, in its order. */
export const adminPages = [
  { path: '/admin', label: 'Subscriptions' },
  { path: '/admin/leads', label: 'Leads' },
  { path: '/admin/assistant', label: 'Assistant' },
  { path: '/forms', label: 'Forms' },
] as const;

/** The entry of the navigation that a page belongs to. */
export type AdminSection = (typeof adminPages)[number]['path'];
