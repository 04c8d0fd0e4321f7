import type { Router } from '../../http/router.ts';

export function bindProduct(_router: Router): void {}
