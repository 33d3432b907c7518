import type { Session } from '@flow/sdk';

export const adminSession: Session = {
  userId: '6c0a7c5e-0000-4000-8000-000000000001',
  email: 'admin@flow.example',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_795_000_000,
};
