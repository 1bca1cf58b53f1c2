export { createInstance } from '@module-federation/enhanced/runtime';
