import sharp from 'sharp'
const [,, out, ...files]=process.argv
const w=620,h=560
const parts=await Promise.all(files.map(async(f,i)=>{const a=await sharp(f).resize({width:w}).extend({bottom:800,background:'#fff'}).png().toBuffer();return {input:await sharp(a).extract({left:0,top:0,width:w,height:h}).toBuffer(),left:(i%3)*w,top:Math.floor(i/3)*h}}))
await sharp({create:{width:w*3,height:h*Math.ceil(files.length/3),channels:3,background:'#fff'}}).composite(parts).png().toFile(out)
