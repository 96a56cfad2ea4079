/** The one form layer: the contract's schema checks what is typed, and every refusal is shown beside its field or above the form. */
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { Control, DefaultValues, FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Schema } from '#contract/core'
import { isMessageCode, messageText } from '#contract/messages'
import type { MessageCode } from '#contract/messages'
import type { Language } from '#contract/locales'
import { useThrowError } from './actions.ts'
import { ApiError } from './api-error.ts'
import { useLanguage } from './language.ts'

interface Setup<In extends FieldValues, Out extends FieldValues> {
  /** The body of the call, from the contract. */
  schema: Schema<Out, In>
  defaults: DefaultValues<In>
  /** Sends the form. An ApiError becomes the form's messages; any other exception goes to the error screen. */
  submit: (values: Out) => Promise<unknown> | void
  /** Replaces the message of an error code by an action. */
  onErrorCode?: Readonly<Partial<Record<MessageCode, () => void>>>
  /** Replaces the message of `server_error`. */
  fallback?: MessageCode
}

export interface ContractField extends UseFormRegisterReturn {
  error: string | undefined
  /** Whether the schema rejects the empty text. */
  required: boolean
}

export interface ContractForm<In extends FieldValues, Out extends FieldValues> {
  /** Name, handlers, error and `required` of a field, to spread on its component. */
  field: (name: FieldPath<In>) => ContractField
  values: () => In
  /** For `useWatch`, where another component shows what is typed. */
  control: Control<In, unknown, Out>
  /** Validates one field before a step that is not the last, such as requesting a code. */
  validate: (name: FieldPath<In>) => Promise<boolean>
  /** Shows an error beside a field: a code of the contract or the text itself. */
  setError: (name: FieldPath<In>, codeOrText: string) => void
  clearErrors: () => void
  /** Empties the form after a successful submit, or sets it to other values. */
  reset: (values?: In) => void
  /** Shows why a call failed; fields that the answer names show it themselves. Throws other exceptions to the error screen. */
  showError: (error: unknown, fallback?: MessageCode) => void
  /** Every error as text, for the error box. */
  errors: readonly string[]
  /** The refusal that belongs to no field, as text. */
  formError: string | undefined
  /** Code of that refusal. */
  errorCode: string | undefined
  submitting: boolean
  /** For the form element, or for a button that stands outside of it. */
  onSubmit: (event?: FormEvent) => void
}

/** Schemas name a code; the server sends the text itself. */
const errorText = (codeOrText: string, language: Language): string =>
  isMessageCode(codeOrText) ? messageText(codeOrText, language) : codeOrText

interface FieldSchema {
  safeParse: (value: unknown, options: { jitless: true }) => { success: boolean }
}

/** Compiling a schema needs eval, which the content policy refuses and reports. */
const jitless = { jitless: true } as const

function isRequired(schema: unknown, name: string): boolean {
  const { shape } = schema as { shape?: Readonly<Record<string, FieldSchema>> }
  const fieldSchema = shape?.[name]
  return fieldSchema !== undefined && !fieldSchema.safeParse('', jitless).success
}

/** A form whose rules are the contract's. Its errors stand beside their fields and together in the error box. */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  setup: Setup<In, Out>,
): ContractForm<In, Out> {
  const language = useLanguage()
  const throwError = useThrowError()
  const [refusal, setRefusal] = useState<{ code: string; message: string }>()
  const isSending = useRef(false)
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(setup.schema, jitless),
    defaultValues: setup.defaults,
  })
  const { errors, isSubmitting } = form.formState

  const showError = (error: unknown, fallback = setup.fallback) => {
    if (!(error instanceof ApiError)) return throwError(error)
    const action = isMessageCode(error.code) ? setup.onErrorCode?.[error.code] : undefined
    if (action) return action()
    const ofFields = Object.entries(error.fields).filter(([name]) => name in form.getValues())
    for (const [name, message] of ofFields) form.setError(name as FieldPath<In>, { message })
    const message = error.code === 'server_error' && fallback ? fallback : error.message
    setRefusal(ofFields.length > 0 ? undefined : { code: error.code, message })
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      await setup.submit(values)
    } catch (error) {
      showError(error)
    }
  })

  const fieldError = (name: string): string | undefined => {
    const message = errors[name]?.message
    return typeof message === 'string' ? errorText(message, language) : undefined
  }
  const formError = refusal && errorText(refusal.message, language)

  return {
    field: (name) => ({ ...form.register(name), error: fieldError(name), required: isRequired(setup.schema, name) }),
    values: () => form.getValues(),
    control: form.control,
    validate: (name) => {
      setRefusal(undefined)
      return form.trigger(name, { shouldFocus: true })
    },
    setError: (name, message) => form.setError(name, { message }, { shouldFocus: true }),
    clearErrors: () => form.clearErrors(),
    reset: (values) => form.reset(values),
    showError,
    errors: [...Object.keys(errors).flatMap((name) => fieldError(name) ?? []), ...(formError ? [formError] : [])],
    formError,
    errorCode: refusal?.code,
    submitting: isSubmitting,
    onSubmit: (event) => {
      event?.preventDefault()
      // A field that submits by itself may be followed by Enter.
      if (isSending.current) return
      isSending.current = true
      setRefusal(undefined)
      void submit(event).finally(() => (isSending.current = false))
    },
  }
}
