/** One primary button a screen: a person sees at once what comes next. */

class PrimaryButtonsError extends Error {
  override readonly name = 'PrimaryButtonsError'
}

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** The primary buttons that a person sees inside `layer`: the page without its dialogs, or one dialog. */
const listPrimaryButtons = (layer: Element): HTMLElement[] =>
  [...layer.querySelectorAll<HTMLElement>('[data-button="primary"]')].filter(
    (button) =>
      (button.closest(dialogs) ?? document.body) === layer && button.checkVisibility({ visibilityProperty: true }),
  )

/** @throws {PrimaryButtonsError} when the page, or a dialog over it, has more than one primary button. */
export function assertOnePrimary(): void {
  for (const layer of [document.body, ...document.querySelectorAll(dialogs)]) {
    const names = listPrimaryButtons(layer).map(({ textContent }) => textContent)
    if (names.length > 1) {
      const place = layer === document.body ? 'page' : 'dialog'
      throw new PrimaryButtonsError(`The ${place} has ${names.length} primary buttons: ${names.join(', ')}`)
    }
  }
}
