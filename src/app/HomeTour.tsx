/** The tour in a file of its own, so that only who sees it loads it. */
export { Tour as HomeTour } from '#features/tour'
