/** Classes, for other parts of the server: what learners are told of theirs. */
export { tellClasses } from './tell-classes.ts'
