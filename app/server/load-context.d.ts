import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  /** Loaders' answers keep their dates and maps (single fetch). */
  interface Future {
    v3_singleFetch: true;
  }

  /** What the edge (server.ts) hands to loaders; all of it may be missing under plain remix-serve. */
  interface AppLoadContext {
    cspNonce?: string;
    requestId?: string;
    clientIp?: string;
    /** The edge would keep this page for everybody with the same address and preferences (decision 0010). */
    anonymous?: boolean;
  }
}
