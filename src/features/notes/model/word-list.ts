/** Words out of what was typed or pasted: separated by lines, commas, semicolons or tabs; phrases keep their spaces. */
const LONGEST = 64

export const wordsIn = (text: string): string[] =>
  text
    .split(/[\n\r\t,;，；、]+/)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '' && word.length <= LONGEST)
