/**
 * A count that Postgres only estimates does not go by row level security: it tells how many rows there are that the caller may
 * not see. So nobody but the service may ask for one, here as by the migrations' own check on hosted Supabase.
 *
 * @returns the refusal, or null when the request asks for no estimate
 */
export function refuseRowEstimate(request: Request, secretKey: string): Response | null {
  if (!/\bcount\s*=\s*"?\s*(?:planned|estimated)/i.test(request.headers.get('prefer') ?? '')) return null;
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // A user's token beside the secret key makes the request that user's; a key in its place does not.
  const ofUser = bearer !== undefined && !bearer.startsWith('sb_');
  if (key === secretKey && !ofUser) return null;
  return Response.json(
    {
      code: '42501',
      details: null,
      hint: null,
      message: 'Planned and estimated counts are for the service role alone',
    },
    // PostgREST refuses a visitor with 401 and a user with 403.
    { status: ofUser ? 403 : 401 },
  );
}
