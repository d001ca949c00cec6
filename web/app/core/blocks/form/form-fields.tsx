import { CheckboxField, ChoiceGroup } from '../../ui/field/choice-field.tsx'
import { useText } from '../../i18n/use-text.tsx'
import { FileField, SelectField, TextAreaField, TextField } from '../../ui/field/field.tsx'
import { useFormFields } from './form-context.ts'
import type { FormMessageId } from './form.messages.ts'

/** The field's own props. Its name connects it to the form; `initial` is its value until there is input. */
type FormField<Field extends (props: never) => unknown, Initial = string> = Omit<
  Parameters<Field>[0],
  'id' | 'name' | 'error'
> & { name: string; initial?: Initial }

export function FormText({ name, initial, ...field }: FormField<typeof TextField>) {
  return <TextField {...field} {...useFormFields().field(name, initial)} />
}

export function FormTextArea({ name, initial, ...field }: FormField<typeof TextAreaField>) {
  return <TextAreaField {...field} {...useFormFields().field(name, initial)} />
}

export function FormSelect({ name, initial, ...field }: FormField<typeof SelectField>) {
  return <SelectField {...field} {...useFormFields().field(name, initial)} />
}

export function FormCheckbox({
  name,
  initial,
  ...field
}: FormField<typeof CheckboxField, boolean>) {
  return <CheckboxField {...field} {...useFormFields().tick(name, initial)} />
}

/** A photo; it is never filled again. */
export function FormFile({
  name,
  ...field
}: Omit<FormField<typeof FileField>, 'initial' | 'texts'>) {
  const t = useText<FormMessageId>()
  const texts = { choose: t('form.file.choose'), none: t('form.file.none') }
  return <FileField {...field} texts={texts} {...useFormFields().file(name)} />
}

/** One of a few options. */
export function FormChoice({
  name,
  initial,
  ...field
}: Omit<FormField<typeof ChoiceGroup>, 'kind'>) {
  return <ChoiceGroup {...field} kind="one" {...useFormFields().choice(name, initial)} />
}

/** A hidden value that survives a failed submit. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  const { defaultValue } = useFormFields().field(name, value)
  return <input type="hidden" name={name} defaultValue={defaultValue} />
}
