import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorBody, failedValidation, invalidPayload, WireError } from './errors.ts'
import { readFaults, refuseField, saysFault } from './faults.ts'
import { restyleFaults } from './restyle-faults.ts'
import { FaultyBody } from './write-body.ts'

function refusalOf(schema: z.ZodType, value: unknown): WireError {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (!issue) throw new Error('The value was taken')
  return refuseField('x', value, issue)
}

const isThai = (text: string) => /^[ก-๙]+$/u.test(text)

describe('A fault on the wire', () => {
  it.each([
    [z.string().min(8), '', { type: 'required' }],
    [z.string().min(8), '  ', { type: 'required' }],
    [z.string().min(8), 'ซักผ้า', { type: 'min_length', min: 8 }],
    [z.string().max(3), 'ซักผ้า', { type: 'max_length', max: 3 }],
    [z.array(z.int()).min(1), [], { type: 'min_length', min: 1 }],
    [z.array(z.int()).max(1), [1, 2], { type: 'max_length', max: 1 }],
    [z.number().min(0), -1, { type: 'min', min: 0 }],
    [z.int().max(100), 101, { type: 'max', max: 100 }],
    [z.email(), 'somchai@', { type: 'email' }],
    [z.string().check(z.email()), 'somchai@', { type: 'email' }],
    [z.uuid(), '7', { type: 'format' }],
    [z.string().regex(/^a/), 'b', { type: 'format' }],
    [z.enum(['wash', 'dry']), 'iron', { type: 'choice' }],
    [z.literal(true), false, { type: 'required' }],
    [z.literal('contact'), 'problem', { type: 'choice' }],
    [z.number(), '40', { type: 'invalid' }],
    [z.number().positive(), 0, { type: 'invalid' }],
    [z.string().refine(isThai), 'wash', { type: 'invalid' }],
    [z.string().refine(isThai, saysFault('thai', 'In Thai')), 'wash', { type: 'thai' }],
    [
      z.string().refine(isThai, saysFault('links', 'Too many links', { max: 2 })),
      'wash',
      { type: 'links', max: 2 },
    ],
  ])('says what is wrong and where the bounds are: %#', (schema, value, fault) => {
    expect(refusalOf(schema, value).extras).toEqual({ field: 'x', path: [], ...fault })
  })

  it('keeps its words for people, its figures before the code', () => {
    const error = refusalOf(z.string().max(3, 'Value is too long'), 'ซักผ้า')
    expect(JSON.stringify(error.toBody())).toBe(
      '{"errors":[{"message":"Validation failed for field \\"x\\". Value is too long.","extensions":{"field":"x","path":[],"type":"max_length","max":3,"code":"FAILED_VALIDATION"}}]}',
    )
  })
})

describe('The faults of a refusal', () => {
  it('are read as they were told', () => {
    const body = errorBody([
      failedValidation('tel', 'digits', 'Numbers only'),
      failedValidation('message', 'max_length', 'Too long', { max: 4000 }),
      failedValidation('kind', 'open', 'Asked already', { reference: '5B6C1F0E' }),
    ])
    expect(readFaults(body)).toEqual([
      { field: 'tel', type: 'digits', figures: {}, said: 'Numbers only' },
      { field: 'message', type: 'max_length', figures: { max: 4000 }, said: 'Too long' },
      { field: 'kind', type: 'open', figures: { reference: '5B6C1F0E' }, said: 'Asked already' },
    ])
  })

  it('say what is wrong without the field’s name, in either style', () => {
    const told = failedValidation('password', 'guessable', 'รหัสผ่านนี้เดาง่าย ลองเพิ่มอีกสองคำ')
    const restyled = restyleFaults('payload', '/auth/login', () => {
      throw new FaultyBody([told])
    })
    expect(readFaults(told.toBody())).toMatchObject([{ said: 'รหัสผ่านนี้เดาง่าย ลองเพิ่มอีกสองคำ' }])
    expect(readFaults(errorBody(caught(() => restyled({}))))).toMatchObject([
      { said: 'รหัสผ่านนี้เดาง่าย ลองเพิ่มอีกสองคำ' },
    ])
  })

  it.each([
    [
      'RECORD_NOT_UNIQUE',
      { collection: 'users', field: 'email', value: '[a@b.example]' },
      'unique',
    ],
    ['CONTENT_TOO_LARGE', { field: 'photo' }, 'too_large'],
    ['FAILED_VALIDATION', { field: 'photo' }, 'invalid'],
  ] as const)('have a type where the code alone says it: %s', (code, extras, type) => {
    const [fault] = readFaults(new WireError(code, 'x', extras).toBody())
    expect(fault).toMatchObject({ field: extras.field, type, figures: {} })
  })

  it.each([null, 'x', {}, { errors: [] }, errorBody([invalidPayload('The body is no JSON')])])(
    'are none where no field is named: %j',
    (body) => {
      expect(readFaults(body)).toEqual([])
    },
  )
})

function caught(read: () => unknown): readonly WireError[] {
  try {
    read()
  } catch (error) {
    if (error instanceof FaultyBody) return error.faults
  }
  throw new Error('It was taken')
}
