import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { healthPath, paths } from '#app/paths.ts';
import type { SessionStatus } from '#contract/session-status.ts';

/** Twenty minutes (4#7, 9#2). */
const EVERY_MS = 20 * 60_000;

interface SessionKeeperProps {
  /** As the page was made with. */
  status: SessionStatus;
  healthTitle: string;
}

/**
 * Pages that stay open: every 20 minutes the session is asked for, in hidden tabs too, and the page is loaded anew
 * when it has changed; the health page is loaded in a hidden frame while somebody looks (J26). Without script each
 * request asks anyway (G18).
 */
export function SessionKeeper({ status, healthTitle }: SessionKeeperProps) {
  const { revalidate } = useRevalidator();
  const [checks, setChecks] = useState(0);
  // The outside systems are the clock, the tab and the server.
  useEffect(() => {
    let last = Date.now();
    const check = async () => {
      last = Date.now();
      if (document.visibilityState === 'visible') setChecks((count) => count + 1);
      if (status !== 'NotLoggedIn' && (await askStatus(status)) !== status) revalidate();
    };
    const timer = setInterval(() => void check(), EVERY_MS);
    // Browsers slow the timers of hidden tabs down (J27).
    const catchUp = () => {
      if (document.visibilityState === 'visible' && Date.now() - last >= EVERY_MS) void check();
    };
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [status, revalidate]);
  return checks > 0 ? (
    <iframe key={checks} src={healthPath} title={healthTitle} tabIndex={-1} aria-hidden="true" hidden />
  ) : null;
}

/** The status now; the one before when nobody answers. */
async function askStatus(before: SessionStatus): Promise<SessionStatus> {
  try {
    const answer = await fetch(paths.session());
    return ((await answer.json()) as { status: SessionStatus }).status;
  } catch {
    return before;
  }
}
