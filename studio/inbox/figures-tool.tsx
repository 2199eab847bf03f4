import { Box, Card, Container, Flex, Heading, Select, Spinner, Stack, Text } from '@sanity/ui'
import { useId, useMemo, useState } from 'react'
import {
  durationInWords,
  type EnquiryReport,
  querySince,
  readReported,
  type ReportLine,
  reportOf,
  reportQuery,
} from '../../lib/enquiries/shared/enquiry-report.ts'
import { dayInWords } from './moments.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { useTowns } from './use-towns.ts'

const periods = [4, 12, 26, 52]
const longestList = 12

/** What an owner looks at: enquiries per week, by town and page, how soon they were answered, and how many were won. */
export function FiguresTool() {
  const [weeks, setWeeks] = useState(12)
  const now = useMemo(() => new Date(), [])
  const towns = useTowns()
  const { result, isLost } = useLiveQuery({
    fetch: reportQuery,
    params: { since: querySince(now, weeks) },
  })
  return (
    <Card height="fill" overflow="auto">
      <Container width={3} padding={[3, 4, 5]}>
        <Stack gap={5}>
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Heading as="h1" size={3}>
              Figures
            </Heading>
            <Box>
              <Select
                aria-label="Period"
                value={`${weeks}`}
                onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
              >
                {periods.map((period) => (
                  <option key={period} value={period}>
                    {period} weeks
                  </option>
                ))}
              </Select>
            </Box>
          </Flex>
          {Array.isArray(result) ? (
            <Figures report={reportOf(readReported(result), { now, weeks, towns })} />
          ) : isLost ? (
            <Text>The figures cannot be read at the moment.</Text>
          ) : (
            <Spinner muted />
          )}
        </Stack>
      </Container>
    </Card>
  )
}

function Figures({ report }: { report: EnquiryReport }) {
  const { count, minutesToFirstContact, answered, paid, lost, wonShare } = report
  const decided = `${paid} paid, ${lost} lost`
  return (
    <Stack gap={5}>
      <div style={{ ...fitting('10rem'), gap: '0.75rem' }}>
        <Figure value={`${count}`} label="enquiries" note={`since ${dayInWords(report.since)}`} />
        <Figure
          value={minutesToFirstContact === undefined ? '–' : durationInWords(minutesToFirstContact)}
          label="to the first answer"
          note={answered === 0 ? 'none was answered yet' : `median of ${answered} answered`}
        />
        <Figure
          value={wonShare === undefined ? '–' : `${Math.round(wonShare * 100)} %`}
          label="won"
          note={wonShare === undefined ? 'none is decided yet' : `of those decided: ${decided}`}
        />
      </div>
      <Bars
        title="Enquiries per week"
        lines={report.weeks.map(({ from, count }) => ({ name: dayInWords(from), count, paid: 0, lost: 0 }))}
      />
      <div style={{ ...fitting('18rem'), gap: '2rem' }}>
        <Bars title="By town" lines={report.towns} longest={longestList} />
        <Bars title="By the page they came from" lines={report.pages} longest={longestList} />
      </div>
    </Stack>
  )
}

/** As many columns as there is room for. */
const fitting = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
})

function Figure({ value, label, note }: { value: string; label: string; note: string }) {
  return (
    <Card padding={4} radius={2} border>
      <Stack gap={3}>
        <Text size={4} weight="semibold">
          {value}
        </Text>
        <Text size={1}>{label}</Text>
        <Text size={1} muted>
          {note}
        </Text>
      </Stack>
    </Card>
  )
}

function Bars({
  title,
  lines,
  longest = lines.length,
}: {
  title: string
  lines: readonly ReportLine[]
  longest?: number
}) {
  const shown = lines.slice(0, longest)
  const most = Math.max(1, ...shown.map(({ count }) => count))
  const id = useId()
  return (
    <Stack gap={3} as="section" aria-labelledby={id} style={{ alignContent: 'start' }}>
      <Heading as="h2" size={1} id={id}>
        {title}
      </Heading>
      {shown.length === 0 && (
        <Text size={1} muted>
          None in this period.
        </Text>
      )}
      {/* One grid for all lines, so that bars of one length are numbers of one size. */}
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(6rem, max-content) 1fr max-content',
          gap: '0.75rem',
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {shown.map((line) => (
          <Bar key={line.name} {...line} most={most} />
        ))}
      </ul>
      {lines.length > shown.length && (
        <Text size={1} muted>
          and {lines.length - shown.length} more
        </Text>
      )}
    </Stack>
  )
}

function Bar({ name, count, paid, lost, most }: ReportLine & { most: number }) {
  const decided = [paid > 0 ? `${paid} paid` : '', lost > 0 ? `${lost} lost` : ''].filter(Boolean).join(', ')
  return (
    <li
      style={{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'start' }}
    >
      <Stack gap={2} style={{ maxWidth: '10rem' }}>
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {decided && (
          <Text size={0} muted>
            {decided}
          </Text>
        )}
      </Stack>
      <div
        aria-hidden
        style={{
          width: `${(100 * count) / most}%`,
          height: '0.8rem',
          borderRadius: 2,
          backgroundColor: 'var(--card-badge-primary-dot-color, #556bfc)',
        }}
      />
      <Text size={1} align="right">
        {count}
      </Text>
    </li>
  )
}
