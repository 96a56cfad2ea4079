import type { ComponentPropsWithRef } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { FormField } from '../FormField/FormField.tsx'

/** What a form library gives for a field, and what is wrong with it. */
export interface CardFieldProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'onChange' | 'onBlur' | 'ref' | 'required'
> {
  /** What is wrong and how to mend it; undefined while nothing is. */
  error?: string | undefined
}

export interface CardFormProps {
  /** The card number: its registration of the form library, and its error. */
  number: CardFieldProps
  /** The month and year until which the card is valid. */
  expiry: CardFieldProps
  /** The security code. */
  cvv: CardFieldProps
  /** The name on the card. */
  holder: CardFieldProps
  /** Beside the number: "Visa"; empty while it is not known. */
  brand: string
  /** The label of each field. */
  labels: { number: string; expiry: string; cvv: string; holder: string }
  /** "MM/YY". */
  expiryHint: string
  /** Where the code stands: three digits on the back, or four on the front. */
  cvvHelp: string
}

const Root = styled('div')(themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) })))

const Pair = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: theme.spacing(4),
  })),
)

const Brand = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  })),
)

/** The fields of a card, as browsers know how to fill them. Spaces and slashes are the caller's, in `onChange`. */
export function CardForm({ number, expiry, cvv, holder, brand, labels, expiryHint, cvvHelp }: CardFormProps) {
  return (
    <Root>
      <FormField
        label={labels.number}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        maxLength={23}
        endAdornment={brand && <Brand role="status">{brand}</Brand>}
        {...number}
      />
      <Pair>
        <FormField
          label={labels.expiry}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={expiryHint}
          maxLength={7}
          {...expiry}
        />
        <FormField
          label={labels.cvv}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          help={cvvHelp}
          {...cvv}
        />
      </Pair>
      <FormField
        label={labels.holder}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        {...holder}
      />
    </Root>
  )
}
