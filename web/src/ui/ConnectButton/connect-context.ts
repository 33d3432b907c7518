import { createContext, useContext } from 'react';

/** Opens the consultation request; `source` says which button was pressed. */
export type OnConnect = (source: string) => void;

const ConnectContext = createContext<OnConnect | null>(null);

export const ConnectProvider = ConnectContext.Provider;

export function useConnect(): OnConnect {
  const onConnect = useContext(ConnectContext);
  if (!onConnect) throw new Error('A ConnectButton needs a ConnectProvider above it.');
  return onConnect;
}
