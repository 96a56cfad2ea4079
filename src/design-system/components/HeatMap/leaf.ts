/** A leaf of 12 by 12. */
export const leafPath = 'M1.2 10.8C.4 4.6 4 .9 11.1.9c0 7-3.6 10.7-9.9 9.9Z'
