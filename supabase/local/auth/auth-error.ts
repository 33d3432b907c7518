/** A refusal in the form of hosted Supabase's auth service: its status, its code, its message. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** What the embedded library refused. */
  static async from(answer: Response): Promise<AuthError> {
    const { error_code: code, msg } = (await answer.json()) as { error_code?: string; msg?: string };
    return new AuthError(answer.status, code ?? 'unexpected_failure', msg ?? 'Unexpected failure');
  }

  toResponse(): Response {
    const { status, code, message } = this;
    return Response.json(
      { code: status, error_code: code, msg: message },
      { status, headers: { 'X-Sb-Error-Code': code } },
    );
  }
}

export const validationFailed = (message: string): AuthError =>
  new AuthError(400, 'validation_failed', message);
