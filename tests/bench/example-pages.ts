import { loadContent } from '../../content/load.ts';

const { posts, programs } = await loadContent();
const forPeople = programs.find(({ listed, corporate }) => listed && !corporate);
const [newest] = posts;
if (!forPeople || !newest) throw new Error('The content has no program, or no post, to measure.');

/** One page of each kind that the content decides about, whatever the owner calls it. */
export const programPage = (programs.find(({ gallery }) => gallery) ?? forPeople).path;
export const postPage = `/blog/${newest.slug}`;
