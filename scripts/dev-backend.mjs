/** The backend's thread while developing: Node hands no loaders down to threads, so TypeScript is asked for again. */
import { register } from 'tsx/esm/api';

register();
await import('../backend/main.ts');
