export * from './accounts.ts'
export * from './identities.ts'
export * from './learning.ts'
export * from './words.ts'
