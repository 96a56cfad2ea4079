import { createCollectionWriter } from './server/features/anki/write-collection.ts'
import { reviewRows, cardRow } from './server/features/anki/card-rows.ts'
import { replay } from './rules/memory.ts'
import { runPackageProcess } from './server/features/anki/run-package-process.ts'
import fs from 'node:fs'
import { zipOf } from './tests/support/anki.ts'
const at = new Date(), t0 = performance.now(); const r0=process.memoryUsage().rss
const w = createCollectionWriter('/tmp/bench.anki2', at)
let worst=0, peak=0
for (let i=0;i<20000;i++){ const s=performance.now()
 const log = Array.from({length:10},(_, k)=>({at:new Date(1.7e12+k*5*864e5+i*977),grade:k%4?'good':'again',ms:3000}))
 const o={word:i+1,retention:0.9,weights:null}
 const c=replay(log,o)
 w.add({key:'u '+i,deck:`Wordgrove::Note::S::P${i%40}`,tags:['wordgrove'],fields:{Word:'word'+i,Phonetic:'/x/','My meaning':'',Chinese:'意思意思',English:'some english meaning of a word',Example:'An example sentence of the word.\n一个例句。',Remark:''},card:p=>cardRow(c,{begin:'2023-11-01',timeZone:'Asia/Shanghai',position:p,isKnown:false}),reviews:reviewRows(log,o)})
 worst=Math.max(worst,performance.now()-s); if(i%500===0) peak=Math.max(peak,process.memoryUsage().rss)}
const s=performance.now(); w.finish({begin:new Date(1.69e12),minutesWest:-480}); 
console.log({ms:Math.round(performance.now()-t0), worst:Math.round(worst), finish:Math.round(performance.now()-s), mbMore:Math.round((peak-r0)/1e6), fileMB: fs.statSync('/tmp/bench.anki2').size/1e6})
const zip=zipOf(fs.readFileSync('/tmp/bench.anki2')); const t=performance.now(); const out=await runPackageProcess({file:zip,choice:null},{within:120000}); console.log({zipMB:zip.length/1e6, read:Math.round(performance.now()-t), notes: out.types[0].notes, reviews: out.reviews})
