import type { Context, MiddlewareHandler } from 'hono';

/**
 * Reads a request's body before its handler runs, no further than the limit, and hands on a request of Node's own kind:
 * what the adapter makes of an incoming message cannot be copied by Node's.
 */
export function bodyLimit(
  maximum: number,
  onTooLarge: (c: Context) => Response = (c) => c.json({ message: 'The body is too large.' }, 413),
): MiddlewareHandler {
  return async (c, next) => {
    const { url, method, headers, body } = c.req.raw;
    if (Number(headers.get('content-length') ?? 0) > maximum) return onTooLarge(c);
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of body ?? []) {
      bytes += piece.byteLength;
      if (bytes > maximum) return onTooLarge(c);
      pieces.push(piece);
    }
    c.req.raw = new Request(url, {
      method,
      headers: [...headers],
      ...(bytes > 0 ? { body: Buffer.concat(pieces) } : {}),
    });
    return next();
  };
}
