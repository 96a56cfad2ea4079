import sharp from 'sharp'
const [out, ...files] = process.argv.slice(2)
const imgs = []
let x = 0, h = 0
for (const f of files) { const m = await sharp(f).metadata(); const hh = Math.min(m.height, 1500); imgs.push({ input: await sharp(f).extract({left:0,top:0,width:m.width,height:hh}).png().toBuffer(), left: x, top: 0 }); x += m.width + 16; h = Math.max(h, hh) }
await sharp({ create: { width: x, height: h, channels: 3, background: '#888' } }).composite(imgs).png().toFile(out)
