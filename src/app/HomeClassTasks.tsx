/** Tasks of classes on home in a file of its own, so that only who is in a class loads it. */
export { ClassTasksToday } from '#features/classes'
