import { useFormFields } from '../../blocks/form/form-context.ts'

interface HiddenFieldProps {
  name: string
  value: string
}

/** What a form brings along unseen, and still has when it comes back. */
export function HiddenField({ name, value }: HiddenFieldProps) {
  const { field } = useFormFields()
  return <input type="hidden" name={name} defaultValue={field(name, value).defaultValue} />
}
