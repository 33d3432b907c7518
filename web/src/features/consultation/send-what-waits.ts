import { startResending } from './resend.ts';

// The script that every page begins with loads this where something waits, and holds no call of its own.
startResending();
