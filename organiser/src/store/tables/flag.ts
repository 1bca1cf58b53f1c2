/** 0 or 1: both engines store a flag as an integer. */
export type Flag = 0 | 1;
