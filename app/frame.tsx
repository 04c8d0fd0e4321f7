import { Outlet } from '@remix-run/react';

/**
 * Around every page, without an address: what a page's action throws is shown here rather than at the root, so that
 * the root's loader runs and the shell and its texts stand around the error too.
 */
export { PageError as ErrorBoundary } from '#app/page-error.tsx';

export default function Frame() {
  return <Outlet />;
}
