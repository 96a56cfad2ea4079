/** Why an answer was not right, from what the dictionary has reviewed. */
export { Explanation } from './components/Explanation.tsx'
