import type { Router } from '../../http/router.ts';

export function bindAccount(_router: Router): void {}
