import { createAdminAccess } from './admin-access.store.ts';

/** Past the door, for tests of what is behind it: the door has tests of its own. */
export function grantedAccess() {
  const access = createAdminAccess({
    session: {
      load: async () => null,
      checkAdmin: async () => true,
      signOut: async () => {},
      onSignedOut: () => () => {},
    },
    showToast: () => {},
    navigate: () => {},
    wait: async () => {},
    currentPath: () => '/admin',
  });
  access.check = async () => {
    access.state.access = 'granted';
    return true;
  };
  return access;
}
