import type { Language } from '#contract/patterns'
import { samples } from '../model/samples.ts'
import { landingTexts } from '../model/texts.ts'
import { SampleQuestions } from './SampleQuestions.tsx'

/**
 * The first sample question as each of its options answers it, inert. The prerendered document brings them along, so that a press is
 * answered before the application is there (src/boot/answer.js).
 */
export const AnsweredSamples = ({ language }: { language: Language }) =>
  samples[0].options.map(({ id }, place) => (
    <template key={id} id={`answer-${place}`}>
      <SampleQuestions texts={landingTexts[language]} language={language} answered={place} more={null} />
    </template>
  ))
