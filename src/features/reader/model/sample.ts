/** A short text to try, retold by us from a fable that belongs to nobody. */
export const SAMPLE = `One morning a crow found a large piece of cheese on a table by an open window. She took it in her beak and flew to the top of a tall tree.

A hungry fox was walking through the forest. He smelled the cheese, looked up, and saw the crow. "How can I get that cheese?" he thought.

"Good morning, beautiful crow," said the fox. "Your feathers shine like silk in the sun. No other bird has such bright eyes. I am sure that your voice is lovely too. If you would only sing one song for me, I would call you the queen of all birds."

The crow was very proud. She wanted to show the fox how well she could sing. She lifted her head, opened her beak and cried as loudly as she could.

Down fell the cheese. The fox caught it before it reached the ground and swallowed it at once.

"Thank you, dear crow," he said. "Your voice is fine, but your judgement is poor. Next time, do not trust everyone who flatters you."`
