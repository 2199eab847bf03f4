import type { MapPoint } from '../../lib/map/canvas.ts'
import {
  boxHeight,
  labelRectangle,
  layoutsFrom,
  overlap,
  positionInBox,
  type Rectangle,
  signHeight,
  targetHeight,
} from './label-geometry.ts'

/** A point on the canvas with the width of its label, in rem. */
export type LabelledPoint = MapPoint & { width: number }

/** The offset of a label's centre from its point, in rem. */
export type LabelOffset = MapPoint

/** Minimum distances of labels from each other, from other towns' dots and posts, and from the edge of the box. */
const gap = { labels: 0.25, dot: 0.5, post: 0.3, edge: 0.25 }

/** The possible lengths of a post, and its positions along the label (1: at the label's end). */
const lengths = Array.from({ length: 20 }, (_, step) => 0.75 + step * 0.5)
const slides = [0, -0.35, 0.35, -0.7, 0.7, -1, 1]

/** The offset of each point's label in each range of widths; null when one range has no layout. */
export function layOutForAllWidths(points: LabelledPoint[]): LabelOffset[][] | null {
  const ranges = layoutsFrom.map((from, index) => layOutLabels(points, from, layoutsFrom[index + 1] ?? from))
  if (!ranges.every((range) => range !== null)) return null
  return points.map((_, point) => ranges.flatMap((range) => range[point] ?? []))
}

/** A possible offset of a label, with what it covers at each of the widths. */
type Candidate = {
  offset: LabelOffset
  /** The position of the post along the label: -1 to 1. */
  along: number
  cost: number
  labels: Rectangle[]
  posts: Rectangle[]
}

/**
 * Labels for one range of widths: each is on a vertical post above or below its point, as close as
 * possible, and none touches another label, another's post or another's dot at any width of the range.
 * The points themselves never move. Null when there is no such layout.
 */
function layOutLabels(points: LabelledPoint[], from: number, to: number): LabelOffset[] | null {
  // Positions are linear in the width, so a few widths of the range are enough.
  const widths = [0, 0.25, 0.5, 0.75, 1].map((share) => from + share * (to - from))
  const dots = points.map((point) => widths.map((width) => positionInBox(point, width)))
  const candidates = points.map(({ width }, index) =>
    candidatesFor(dots[index] ?? [], width).filter(
      (candidate) => fitsBox(candidate, widths) && showsOtherDots(candidate, dots.toSpliced(index, 1), width),
    ),
  )
  return chooseCandidates(candidates)?.map(({ offset }) => offset) ?? null
}

function candidatesFor(dots: MapPoint[], width: number): Candidate[] {
  return lengths
    .flatMap((length) =>
      slides.flatMap((slide) =>
        [-1, 1].map((side) => {
          const offset = { x: slide * (width / 2 - 0.75), y: side * (length + signHeight / 2) }
          return {
            offset,
            along: slide,
            // Otherwise equal, a sign above its dot is preferred.
            cost: length ** 2 + slide ** 2 + (side < 0 ? 0 : 0.2),
            labels: dots.map((dot) => labelRectangle(dot, offset, { width, height: targetHeight })),
            posts: dots.map(({ x, y }) => ({
              left: x,
              right: x,
              top: Math.min(y, y + offset.y),
              bottom: Math.max(y, y + offset.y),
            })),
          }
        }),
      ),
    )
    .toSorted((a, b) => a.cost - b.cost)
}

function fitsBox({ labels }: Candidate, widths: number[]): boolean {
  return labels.every(({ left, right, top, bottom }, step) => {
    const side = (widths[step] ?? 0) / 2 - gap.edge
    return left >= -side && right <= side && top >= -boxHeight / 2 && bottom <= boxHeight / 2
  })
}

function showsOtherDots({ offset, posts }: Candidate, dots: MapPoint[][], width: number): boolean {
  return posts.every((post, step) => {
    const foot = { x: post.left, y: offset.y < 0 ? post.bottom : post.top }
    const sign = labelRectangle(foot, offset, { width, height: signHeight })
    return dots.every((others) => {
      const other = others[step] ?? foot
      const dot = labelRectangle(other, { x: 0, y: 0 }, { width: 0, height: 0 })
      return !overlap(sign, dot, gap.dot) && !overlap(post, dot, gap.post)
    })
  })
}

function compatible(a: Candidate, b: Candidate): boolean {
  return a.labels.every((label, step) => {
    const [other, post, otherPost] = [b.labels[step], a.posts[step], b.posts[step]]
    return (
      !(other && overlap(label, other, gap.labels)) &&
      !(otherPost && overlap(label, otherPost, gap.post)) &&
      !(other && post && overlap(other, post, gap.post))
    )
  })
}

/**
 * Chooses one candidate of each list so that all are compatible. Labels are placed one after the other from west to east,
 * extending to the west of their posts, or the other way round: then no later post touches an earlier label, and crowded
 * labels get longer posts. The attempts differ in which labels are above and which below their points. The attempt with
 * the shortest posts wins.
 */
function chooseCandidates(candidates: Candidate[][]): Candidate[] | null {
  const eastward = [...candidates.keys()].toSorted((a, b) => footOf(candidates[a]) - footOf(candidates[b]))
  let best: Candidate[] | null = null
  for (const [order, side] of [
    [eastward, -1],
    [eastward.toReversed(), 1],
  ] as const) {
    for (const strictness of [0.5, 50]) {
      for (let sides = 0; sides < 2 ** Math.min(candidates.length, 8); sides += 1) {
        const chosen: Candidate[] = []
        for (const index of order) {
          const up = (sides >> (index % 8)) % 2 === 1
          const cost = (candidate: Candidate) => candidate.cost + strictness * (candidate.along - side) ** 2
          const free = (candidates[index] ?? []).filter(
            (candidate) => candidate.offset.y < 0 === up && isCompatibleWithAll(candidate, chosen),
          )
          if (free.length === 0) break
          chosen[index] = free.reduce((a, b) => (cost(b) < cost(a) ? b : a))
        }
        if (Object.keys(chosen).length < candidates.length) continue
        const relaxed = relax(chosen, candidates)
        if (!best || sum(relaxed) < sum(best)) best = relaxed
      }
    }
  }
  return best
}

/** Moves each label to a better compatible offset, until there is none. */
function relax(chosen: Candidate[], candidates: Candidate[][]): Candidate[] {
  for (const [index, list] of candidates.entries()) {
    const others = chosen.toSpliced(index, 1)
    const better = list.find((candidate) => isCompatibleWithAll(candidate, others))
    if (better && better.cost < (chosen[index]?.cost ?? 0))
      return relax(chosen.with(index, better), candidates)
  }
  return chosen
}

function isCompatibleWithAll(candidate: Candidate, others: Candidate[]): boolean {
  return others.every((other) => compatible(candidate, other))
}

function sum(chosen: Candidate[]): number {
  return chosen.reduce((total, { cost }) => total + cost, 0)
}

function footOf(candidates: Candidate[] = []): number {
  return candidates[0]?.posts[0]?.left ?? 0
}
