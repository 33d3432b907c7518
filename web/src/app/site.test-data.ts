import type { SiteContent } from '@flow/content/schema';

/** A small site to show the frame with. */
export const site: SiteContent = {
  name: 'Flow',
  url: 'https://flow.example',
  city: 'Dubai',
  email: 'info@flow.example',
  withoutScript: 'The form needs JavaScript. Write to us at',
  chatTitle: 'Chat with Flow',
  phone: { display: '+971 50 000 0000', href: 'tel:+971500000000' },
  social: { label: 'Flow on Instagram', href: 'https://social.example/flow' },
  whatsapp: { number: '971500000000', templates: { general: 'a', header: 'b', cta: 'c', corporate: 'd' } },
  navigation: {
    items: [
      { label: 'Home', href: '/' },
      {
        label: 'Coaching',
        items: [
          { label: 'Online', href: '/flow-online', description: 'Wherever you train' },
          { label: 'In-Person', href: '/flow-in-person', description: 'One-to-one' },
        ],
      },
      { label: 'Pricing', href: '/pricing' },
    ],
  },
  footer: {
    statement: 'Training that fits your week.',
    groups: [
      { title: 'Programs', links: [{ label: 'New Mom', href: '/flow-postpartum' }] },
      { title: 'About', links: [{ label: 'Questions and answers', href: '/#faq' }] },
    ],
    contactLabel: 'Write to us',
    smallPrint: 'Results vary from person to person.',
  },
};
