/** Client version label, a literal of the specification (1#11, J21). Apart from the schemas, which shoppers do not load. */
export const APP_VERSION = '2.6.7';
