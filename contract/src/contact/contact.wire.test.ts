import { describe, expect, it } from 'vitest'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { FaultyBody, parseWriteBody, readFormFields } from '../wire/write-body.ts'
import type { WireTable } from '../wire/wire-table.ts'
import { franchiseChoices } from './franchise-choices.ts'
import {
  contactClickFixture,
  contactClicksFixture,
  contactMessageFixture,
  contactPageFixture,
  franchiseInterestFixture,
  problemReceiptFixture,
  problemReportFixture,
  newReportMessageFixture,
  problemStatusFixture,
  reportClaimFixture,
  reportDetailsFixture,
} from './contact.fixtures.ts'
import {
  contactClicksWire,
  contactClickWire,
  contactMessageWire,
  contactPageWire,
  franchiseInterestWire,
  problemReceiptWire,
  problemReportWire,
  newReportMessageWire,
  problemStatusWire,
  reportClaimWire,
  reportDetailsWire,
} from './contact.wire.ts'

describeCodec('S3.contact.1', contactMessageWire, contactMessageFixture)
describeCodec(null, franchiseInterestWire, franchiseInterestFixture)
describeCodec(null, problemReportWire, problemReportFixture)
describeCodec(null, problemReceiptWire, problemReceiptFixture)
describeCodec(null, problemStatusWire, problemStatusFixture)
describeCodec(null, reportDetailsWire, reportDetailsFixture)
describeCodec(null, newReportMessageWire, newReportMessageFixture)
describeCodec(null, reportClaimWire, reportClaimFixture)
describeCodec('S3.contact.1', contactClicksWire, contactClicksFixture)
describeCodec(null, contactClickWire, contactClickFixture)
describeCodec(null, contactPageWire, contactPageFixture)

function faultsOf(table: WireTable<unknown>, body: object): string[] {
  try {
    parseWriteBody(table, body)
  } catch (error) {
    if (error instanceof FaultyBody) return error.faults.map(({ message }) => message)
    throw error
  }
  return []
}

function typesOf(table: WireTable<unknown>, body: object): unknown {
  try {
    return parseWriteBody(table, body)
  } catch (error) {
    if (!(error instanceof FaultyBody)) throw error
    return Object.fromEntries(error.faults.map(({ extras: { field, type } }) => [field, type]))
  }
}

const interest = franchiseInterestFixture.wire.th
const refusalOf = (changes: object) => faultsOf(franchiseInterestWire, { ...interest, ...changes })
const fault = (field: string, reason: string) => [
  `Validation failed for field "${field}". ${reason}.`,
]

describe('Interest in a franchise', () => {
  it.each([
    ['S5.interest.1', 'email', '', 'Please enter email'],
    ['S5.interest.1', 'email', 'somchai@', 'Invalid email format'],
    ['S5.interest.2', 'first_name', '  ', 'Please enter name'],
    ['S5.interest.2', 'first_name', '\u200B\u3164', 'Please enter name'],
    ['S5.interest.2', 'last_name', '', 'Please enter last name'],
    ['S5.interest.3', 'tel', ' ', 'Please enter phone number'],
    ['S5.interest.3', 'tel', '081-234-567x', 'Numbers only'],
    ['S5.interest.3', 'tel', '02-123-4567 ต่อ 12', 'Numbers only'],
    ['S5.interest.3', 'tel', '12', 'Please check the length of the phone number'],
    ['ours', 'tel', '0112345678', 'There is no such phone number: please check it'],
    ['ours', 'consent', false, 'Please agree to be contacted'],
  ])('[%s] with %s %j is refused: %s', (_, field, value, reason) => {
    expect(refusalOf({ [field]: value })).toEqual(fault(field, reason))
  })

  it.each([
    ['email', '', 'required'],
    ['email', 'somchai@', 'email'],
    ['first_name', '  ', 'required'],
    ['last_name', '\u200B', 'required'],
    ['tel', ' ', 'required'],
    ['tel', '081-234-567x', 'digits'],
    ['tel', '12', 'length'],
    ['tel', '0112345678', 'number'],
    ['consent', false, 'required'],
    ['budget', 'all of it', 'choice'],
    ['message', 'ผ'.repeat(4001), 'max_length'],
  ])('says for programs what is wrong with %s %j: %s', (field, value, type) => {
    const body = { ...interest, [field]: value }
    expect(typesOf(franchiseInterestWire, body)).toEqual({ [field]: type })
  })

  it('is refused for all its faults at once', () => {
    expect(refusalOf({ email: 'x', tel: 'y', first_name: '', budget: 'all' })).toHaveLength(4)
  })

  it('only needs a name and contact details', () => {
    const { type, first_name, last_name, email, tel, consent } = interest
    const least = { type, first_name, last_name, email, tel, consent }
    expect(parseWriteBody(franchiseInterestWire, least)).toMatchObject({ budget: null })
  })

  it('keeps a number in E.164 however it was typed', () => {
    const read = parseWriteBody(franchiseInterestWire, { ...interest, tel: ' ๐๘๑๒๓๔๕๖๗๘ ' })
    expect(read.phone).toBe('+66812345678')
  })

  it.each([
    ['S9.franchise.1', 'budget', 4],
    ['S9.franchise.2', 'contactTime', 4],
    ['S9.franchise.3', 'timeline', 3],
    ['S9.franchise.4', 'sourceOfFund', 2],
    ['S9.franchise.5', 'placeType', 9],
    ['S9.franchise.6', 'openShop', 3],
    ['S9.franchise.7', 'adSource', 10],
  ] as const)('[%s] offers for %s %d choices and takes no other', (_, name, count) => {
    expect(franchiseChoices[name]).toHaveLength(count)
    const wireName = franchiseInterestWire.fields.find((field) => field.name === name)?.wireName
    for (const choice of franchiseChoices[name]) {
      expect(refusalOf({ [wireName ?? '']: choice })).toEqual([])
    }
    expect(refusalOf({ [wireName ?? '']: 'something else' })).toHaveLength(1)
  })
})

describe('A message and a report', () => {
  const message = contactMessageFixture.wire.th
  const report = problemReportFixture.wire.th

  it('need a way to answer, and say so beside every other fault', () => {
    expect(faultsOf(contactMessageWire, { ...message, tel: null, email: null })).toEqual(
      fault('tel', 'Please enter a phone number or an email'),
    )
    expect(typesOf(contactMessageWire, { ...message, tel: null, email: null })).toEqual({
      tel: 'unreachable',
    })
    const silent = { ...report, tel: null, email: null, cause: 'rain' }
    expect(faultsOf(problemReportWire, silent)).toHaveLength(2)
  })

  it('need only one', () => {
    expect(faultsOf(contactMessageWire, { ...message, tel: null })).toEqual([])
    expect(faultsOf(problemReportWire, { ...report, email: 'a@b.example', tel: null })).toEqual([])
  })

  it.each([-1, 0.001, 100_001, '40'])('name no amount of %j baht', (amount) => {
    expect(faultsOf(problemReportWire, { ...report, amount })).toHaveLength(1)
  })

  it('come as a form too: numbers and yes as texts, empty fields as left out', () => {
    const form = [
      ['type', 'problem'],
      ['branch', '7'],
      ['machine', ''],
      ['cause', 'other'],
      ['amount', '40.50'],
      ['tel', '0812345678'],
      ['looks_automatic', 'false'],
    ] as const
    expect(parseWriteBody(problemReportWire, readFormFields(problemReportWire, form))).toEqual({
      type: 'problem',
      branch: 7,
      machine: null,
      cause: 'other',
      amount: 40.5,
      message: null,
      firstName: null,
      email: null,
      phone: '+66812345678',
      looksAutomatic: false,
    })
    const consent = readFormFields(contactMessageWire, [['consent', 'on']])
    expect(consent).toEqual({ consent: true })
  })

  it('are refused as a form in which a field comes twice', () => {
    const twice = [
      ['tel', '0812345678'],
      ['tel', '0812345679'],
    ] as const
    expect(() => readFormFields(problemReportWire, twice)).toThrow('is repeated')
  })
})
