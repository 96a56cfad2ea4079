import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { question, words } from '../words.ts'

function Question() {
  const [chosen, setChosen] = useState('')
  return (
    <main>
      <h1>{question}</h1>
      <p>{chosen === '' ? 'Choose one.' : chosen === 'apple' ? 'Right' : 'Not yet'}</p>
      <div id="ready">
        {words.map((word) => (
          <button key={word} type="button" onClick={() => setChosen(word)}>
            {word}
          </button>
        ))}
      </div>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Question />)
