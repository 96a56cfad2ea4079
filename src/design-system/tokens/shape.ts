export const radius = {
  /** Buttons, fields and other controls. */
  control: '8px',
  /** Cards, sheets and dialogs. */
  card: '16px',
  /** Chips, progress bars and avatars. */
  full: '999px',
} as const

export const radiusControlPx = 8

/** Soft, never heavy: most surfaces carry a line and no shadow. */
export const shadow = {
  card: '0 1px 2px rgb(29 42 35 / 0.04), 0 4px 16px rgb(29 42 35 / 0.05)',
  raised: '0 2px 4px rgb(29 42 35 / 0.05), 0 10px 28px rgb(29 42 35 / 0.09)',
  sheet: '0 4px 8px rgb(29 42 35 / 0.06), 0 20px 56px rgb(29 42 35 / 0.18)',
} as const
