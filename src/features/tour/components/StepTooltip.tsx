import { useTranslation } from 'react-i18next'
import type { TooltipRenderProps } from 'react-joyride'
import { TourTooltip } from '#design-system'
import type { TourStep } from '../model/tour-steps.ts'

/** A step of react-joyride in the looks and words of the product. */
export function StepTooltip({ step, index, size, controls }: TooltipRenderProps) {
  const { t } = useTranslation('tour')
  const content = step.content as TourStep['content']
  return (
    <TourTooltip
      title={t(`${content}.title`)}
      step={index + 1}
      steps={size}
      stepLabel={t('step', { step: index + 1, steps: size })}
      labels={{ back: t('back'), next: t('next'), skip: t('skip'), done: t('done') }}
      onBack={() => controls.prev()}
      onNext={() => controls.next()}
      onSkip={() => controls.skip()}
      onDone={() => controls.next()}
    >
      {t(`${content}.text`)}
    </TourTooltip>
  )
}
