/** Titles of the first section and page of an official note, which has them in both languages. */
export const firstTitles = {
  section: { zh: '第一章', en: 'Section 1' },
  page: { zh: '第 1 页', en: 'Page 1' },
} as const
