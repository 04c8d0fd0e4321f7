/** Client version label, a literal of the specification (1#11, J21); the contract's headers carry the same. */
export const APP_VERSION = '2.6.7';
