import chapters from 'virtual:requirements'

/** Every requirement with its tests and stories; chapters are collapsed. */
export const RequirementMap = () =>
  chapters.map(({ title, requirements }) => (
    <details key={title}>
      <summary>
        {title} ({requirements.length})
      </summary>
      {requirements.map(({ id, sentence, address, tests, stories }) => (
        <section key={id} aria-label={id}>
          <h3>{id}</h3>
          <p>{withCode(sentence)}</p>
          {address && (
            <p>
              In the mock build: <code>{address}</code>
            </p>
          )}
          <ul>
            {tests.map((test) => (
              <li key={test.file + test.title}>
                {test.title} (<code>{test.file}</code>)
              </li>
            ))}
          </ul>
          {stories.length > 0 && (
            <p>
              Stories:{' '}
              {stories.map((story, index) => (
                <span key={story.id}>
                  {index > 0 && ', '}
                  <a href={`./?path=/story/${story.id}`} target="_top">
                    {story.name}
                  </a>
                </span>
              ))}
            </p>
          )}
        </section>
      ))}
    </details>
  ))

/** The parts of a sentence between backticks as code. */
const withCode = (sentence: string) =>
  sentence.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
