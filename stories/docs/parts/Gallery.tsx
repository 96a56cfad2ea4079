import { componentGroups, componentPath, groupTexts } from '../component-groups.ts'
import type { ComponentGroup } from '../component-groups.ts'
import { DocsLink } from '../DocsLink.tsx'
import '../docs.css'
import { cropOf, thumbnailOf } from '../thumbnails.ts'
import { useToolbar } from '../useToolbar.ts'

const groups = Object.keys(componentGroups) as ComponentGroup[]

/** Every component by its look, in groups; a press leads to its page. */
export function Gallery() {
  const { language, displayMode } = useToolbar()
  return groups.map((group) => (
    <section key={group}>
      <h3 id={group.toLowerCase()}>{groupTexts[group][language]}</h3>
      <ul className="docs-gallery">
        {componentGroups[group].map((component) => (
          <li key={component}>
            <DocsLink to={componentPath(component)}>
              <span className="docs-thumbnail" data-crop={cropOf(component)}>
                <img src={thumbnailOf(component, displayMode)} alt="" loading="lazy" decoding="async" />
              </span>
              {component}
            </DocsLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
