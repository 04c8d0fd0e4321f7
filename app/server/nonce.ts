import { createContext, useContext } from 'react';

/** The nonce of this answer's content security policy; absent in the browser and under plain remix-serve. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
