/** A year of days under the pointer, in stories. */
import { fireEvent } from 'storybook/test'

/** Moves the pointer to a day of a HeatMap by its week, from 0 on, and its weekday, Monday being 0. */
export async function pointAtDay(year: Element, week: number, weekday: number): Promise<void> {
  const place = new DOMPoint(week * 15 + 5, 18 + weekday * 15 + 5)
  const { x, y } = place.matrixTransform((year as SVGSVGElement).getScreenCTM() ?? undefined)
  await fireEvent.pointerMove(year, { clientX: x, clientY: y })
}
