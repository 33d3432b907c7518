import { noSuch } from './errors.ts';
import { get, type Route } from './routes.ts';

export const eventRoutes: Route[] = [
  get('/v1/events', ({ account, parameters, path }) => {
    const limit = parameters.integer('limit', { least: 1, most: 100 }) ?? 10;
    const types = parameters.values('types');
    const type = parameters.text('type');
    const isWithin = parameters.range('created');
    const [after, before] = [parameters.text('starting_after'), parameters.text('ending_before')];
    parameters.end();
    const events = account.events.latest().map(({ event }) => event);
    const position = (id: string, name: string) => {
      const index = events.findIndex((event) => event.id === id);
      if (index < 0) throw noSuch('event', id, name);
      return index;
    };
    const from = after === undefined ? 0 : position(after, 'starting_after') + 1;
    const to = before === undefined ? events.length : position(before, 'ending_before');
    const found = events
      .slice(from, to)
      .filter(
        (event) =>
          (types === undefined || types.includes(event.type)) &&
          (type === undefined || event.type === type) &&
          isWithin(event.created),
      );
    const data = before === undefined ? found.slice(0, limit) : found.slice(-limit);
    return { object: 'list', data, has_more: found.length > limit, url: path };
  }),

  get('/v1/events/:id', ({ account, parameters, id }) => {
    parameters.end();
    const entry = account.events.get(id);
    if (!entry) throw noSuch('event', id);
    return entry.event;
  }),
];
