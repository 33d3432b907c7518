import { env } from '../../env.ts';

const services = [
  ...(env.gaMeasurementId ? ['Google Analytics'] : []),
  ...(env.metaPixelId ? ['the Meta pixel'] : []),
].join(' and ');

/** What accepting means, on a site with and on one without scripts of others. */
export const consentMessage = services
  ? `If you accept, ${services} may count your visit, and your browser remembers how you found us. Everything works without it.`
  : 'This site loads no analytics. If you accept, your browser remembers how you found us, and we see it when you send a request. Everything works without it.';
