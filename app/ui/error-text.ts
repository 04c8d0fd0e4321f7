import { createContext, useContext } from 'react';

/** Puts the sentences of errors into the reader's language; the page around says how. */
export const ErrorTextContext = createContext((sentence: string) => sentence);

/** How this page words an error. */
export function useErrorText(): (sentence: string) => string {
  return useContext(ErrorTextContext);
}
