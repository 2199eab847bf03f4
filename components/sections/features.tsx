import { Pictogram } from '@/components/ui/pictograms'
import type { Feature } from '@/lib/content/texts'

/** Benefits, values or guarantees: an optional drawing, a heading and a text. */
export function Features({ features, columns }: { features: Feature[]; columns?: 2 }) {
  return (
    <ul
      className={`grid gap-x-10 gap-y-9 sm:grid-cols-2 ${columns === 2 ? '' : features.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {features.map((feature) => (
        <li key={feature.title} className="flex gap-4 lg:block">
          {feature.icon && <Pictogram name={feature.icon} className="size-12 lg:mb-4" />}
          <div>
            <h3>{feature.title}</h3>
            <p className="mt-2 text-ink-soft">{feature.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
