import type { Router } from '../../http/router.ts';

export function bindUser(_router: Router): void {}
