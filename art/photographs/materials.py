"""What things are made of: shaders that vary in colour, gloss and height, as used surfaces do."""

from functools import cache

from shader import Shader

INK, WHEAT, PINE, PAPER = '#12180F', '#FFC825', '#00573A', '#F4F1E8'


@cache
def wood(light='#CBA777', dark='#966C42', along='x', gloss=0.42):
    """Oiled oak: slow bands, fibres and pores, all drawn out along the board."""
    s = Shader('wood')
    axis = 'xyz'.index(along)

    def drawn_out(length, width):
        return tuple(length if i == axis else width for i in range(3))

    bend = s.noise(s.place(drawn_out(0.5, 2.2)), detail=2)
    where = s.place(drawn_out(0.55, 7))
    bands = s.noise(where, 1.6, 3, 0.45, 1.2)
    rings = s.node(
        'TexWave', {'wave_type': 'BANDS', 'bands_direction': 'DIAGONAL'}, Vector=where, Scale=2.1,
        Distortion=s.between(bend, 2, 9), Detail=2.0, Detail_Scale=0.8,
    ).outputs['Fac']  # fmt: skip
    fibres = s.noise(s.place(drawn_out(2.4, 85)), 1.0, 5, 0.7)
    pores = s.noise(s.place(drawn_out(14, 520)), 1.0, 2, 0.5)
    tone = s.mix(s.between(rings, 0.15, 0.75), bands, fibres)
    colour = s.mix(s.between(tone, 0, 1, 0.34, 0.64), dark, light)
    colour = s.mix(s.between(pores, 0.45, 0, 0.32, 0.46), colour, dark, 'MULTIPLY')
    s.set(
        base_color=colour, specular=0.4,
        roughness=s.between(fibres, gloss - 0.09, gloss + 0.16, 0.3, 0.7),
    )  # fmt: skip
    s.bump(s.mix(0.5, fibres, pores), 0.0004, 0.5)
    return s.bounces(light, dark)


@cache
def planks(light='#BF9D76', dark='#8C6947', width=0.16, length=1.9):
    """A floor of boards along y, each of its own tone, with fine joints."""
    s = Shader('planks')
    turned = s.node(
        'Mapping', Vector=s.place(shifted=False), Rotation=(0, 0, 1.5708)
    ).outputs[0]  # fmt: skip
    boards = s.node(
        'TexBrick', {'offset': 0.37, 'offset_frequency': 2}, Vector=turned, Color1='#000000',
        Color2='#FFFFFF', Mortar='#808080', Scale=1.0, Mortar_Size=0.0028, Mortar_Smooth=0.4,
        Bias=0.0, Brick_Width=length, Row_Height=width,
    )  # fmt: skip
    own = boards.outputs['Color']
    where = s.node(
        'VectorMath', _0=s.place(shifted=False), _1=s.mix(1.0, own, (9, 9, 9, 1), 'MULTIPLY')
    ).outputs[0]
    slow = s.noise(s.node('Mapping', Vector=where, Scale=(7, 0.6, 7)).outputs[0], 1.7, 4, 0.5, 1.5)
    fibres = s.noise(s.node('Mapping', Vector=where, Scale=(170, 3, 170)).outputs[0], 1.0, 3, 0.6)
    grain = s.mix(0.4, slow, fibres)
    colour = s.mix(s.between(grain, 0, 1, 0.32, 0.68), dark, light)
    colour = s.mix(s.between(own, 0, 0.8), colour, s.mix(1.0, colour, '#BFA78C', 'MULTIPLY'))
    colour = s.mix(boards.outputs['Fac'], colour, '#2A1D12')
    worn = s.noise(s.place(shifted=False), 1.3, 5, 0.6)
    s.set(
        base_color=colour, specular=0.45,
        roughness=s.mix(0.5, s.between(worn, 0.22, 0.5, 0.3, 0.7), s.between(fibres, 0.25, 0.5)),
    )  # fmt: skip
    height = s.mix(boards.outputs['Fac'], grain, '#000000')
    s.bump(height, 0.0012, 0.5)
    return s.bounces(light, dark)


@cache
def fabric(colour, second=None, weave=360.0):
    """Woven wool of two yarns."""
    s = Shader('fabric', roughness=0.95, specular=0.15, sheen=0.35)
    where = s.place(shifted=False)
    yarn = s.noise(where, weave, 2, 0.7)
    worn = s.noise(where, 6, 4, 0.6)
    darker = second or s.mix(1.0, colour, '#8C8C88', 'MULTIPLY')
    tone = s.mix(s.between(yarn, 0, 1, 0.35, 0.65), colour, darker)
    s.set(base_color=s.mix(s.between(worn, 0, 0.12), tone, s.mix(1.0, tone, '#B8B4AA', 'MULTIPLY')))
    knots = s.node('TexVoronoi', Vector=where, Scale=weave * 0.8).outputs['Distance']
    s.bump(s.mix(0.5, knots, yarn), 0.0012, 0.7)
    return s.bounces(colour, second)


@cache
def plaster(colour='#F2EFE7'):
    """A painted wall: rolled, not flat."""
    s = Shader('plaster', specular=0.25)
    where = s.place(shifted=False)
    broad = s.noise(where, 1.1, 5, 0.6)
    s.set(
        base_color=s.mix(s.between(broad, 0, 0.35), colour, s.mix(1.0, colour, '#EEEAE2', 'MULTIPLY')),
        roughness=s.between(broad, 0.6, 0.85),
    )  # fmt: skip
    s.bump(s.noise(where, 210, 3, 0.6), 0.0006, 0.3)
    return s.bounces(colour)


@cache
def bricks(tone='#9A6A4E', other='#7A4F3B', joint='#B9AC98'):
    """A warehouse wall: hand-laid, washed, no two bricks alike; it lies in x and z."""
    s = Shader('bricks', specular=0.2)
    where = s.place(shifted=False)
    bent = s.node(
        'VectorMath',
        _0=where,
        _1=s.mix(
            1.0,
            s.node('TexNoise', Vector=where, Scale=5.0).outputs['Color'],
            (0.012, 0.012, 0.012, 1),
            'MULTIPLY',
        ),
    ).outputs[0]
    upright = s.node('Mapping', Vector=bent, Rotation=(-1.5708, 0, 0)).outputs[0]
    laid = s.node(
        'TexBrick', Vector=upright, Color1='#000000', Color2='#FFFFFF', Mortar='#808080', Scale=1.0,
        Mortar_Size=0.006, Mortar_Smooth=0.35, Bias=0.0, Brick_Width=0.222, Row_Height=0.073,
    )  # fmt: skip
    rough = s.noise(where, 55, 5, 0.65)
    washed = s.noise(where, 1.4, 5, 0.65)
    colour = s.mix(laid.outputs['Color'], tone, other)
    colour = s.mix(s.between(rough, 0, 0.5, 0.4, 0.7), colour, '#B08468')
    colour = s.mix(laid.outputs['Fac'], colour, joint)
    s.set(base_color=s.mix(s.between(washed, 0, 0.4, 0.45, 0.7), colour, joint), roughness=0.85)
    s.bump(s.mix(laid.outputs['Fac'], s.between(rough, 0.6, 1), '#000000'), 0.007, 0.8)
    return s.bounces(tone, other)


@cache
def paint(colour, roughness=0.4, metallic=0.0, speck=0.0):
    """Lacquer, powder coat, ceramic glaze or plastic: touched, so its gloss is not even."""
    s = Shader('paint', metallic=metallic)
    where = s.place()
    touched = s.noise(where, 14, 5, 0.65)
    tone = colour
    if speck:
        spots = s.noise(where, 420, 2, 0.5)
        tone = s.mix(s.between(spots, 0, speck, 0.6, 0.68), colour, '#5A4A38')
    s.set(base_color=tone, roughness=s.between(touched, roughness * 0.72, roughness * 1.35, 0.3, 0.7))
    s.bump(s.noise(where, 260, 2, 0.5), 0.0003, 0.25)
    return s.material if metallic else s.bounces(colour)


def metal(colour='#B9B9B4', roughness=0.32):
    return paint(colour, roughness, 1.0)


@cache
def glass(tint='#F4FAF6'):
    """Clear for light, so that its shadow is not black."""
    s = Shader('glass', base_color=tint, roughness=0.0, transmission=1.0, ior=1.45)
    ray = s.node('LightPath').outputs['Is Shadow Ray']
    clear = s.node('BsdfTransparent', Color='#E6EFEA').outputs[0]
    both = s.node('MixShader', _0=ray, _1=s.surface.outputs[0], _2=clear).outputs[0]
    s.tree.links.new(both, s.output.inputs[0])
    return s.material


@cache
def coffee():
    return Shader('coffee', base_color='#1E0F06', roughness=0.06, specular=0.6).material


@cache
def leaf(colour='#2E5B34', back='#6E8F4C'):
    """Waxy above, lit from behind where the sun comes through; the midrib is paler."""
    s = Shader('leaf', specular=0.45)
    across = s.node('SeparateXYZ', Vector=s.place(source='UV', shifted=False)).outputs[0]
    rib = s.node('Math', {'operation': 'ABSOLUTE'}, _0=s.between(across, -1, 1)).outputs[0]
    chance = s.node('ObjectInfo').outputs['Random']
    mottled = s.noise(s.place(), 30, 4, 0.6)
    tone = s.mix(s.between(chance, 0, 0.55), colour, s.mix(0.5, colour, back))
    tone = s.mix(s.between(mottled, 0, 0.4), tone, s.mix(1.0, tone, '#7C8468', 'MULTIPLY'))
    tone = s.mix(s.between(rib, 0.75, 0, 0.02, 0.09), tone, back)
    s.set(base_color=tone, roughness=s.between(mottled, 0.3, 0.52))
    s.bump(s.noise(s.place((1, 1, 1)), 60, 3), 0.002, 0.4)
    through = s.node('BsdfTranslucent', Color=s.mix(0.4, tone, back)).outputs[0]
    both = s.node('MixShader', _0=0.28, _1=s.surface.outputs[0], _2=through).outputs[0]
    s.tree.links.new(both, s.output.inputs[0])
    return s.bounces(colour, back)


@cache
def linen(colour='#EFE7D6'):
    """A thin curtain that lets light through."""
    s = Shader('linen', base_color=colour, roughness=0.9, specular=0.1)
    s.bump(s.noise(s.place((1, 1, 0.2)), 480, 3, 0.6), 0.001, 0.5)
    through = s.node('BsdfTranslucent', Color=colour).outputs[0]
    both = s.node('MixShader', _0=0.5, _1=s.surface.outputs[0], _2=through).outputs[0]
    open_weave = s.node('BsdfTransparent').outputs[0]
    s.tree.links.new(s.node('MixShader', _0=0.16, _1=both, _2=open_weave).outputs[0], s.output.inputs[0])
    return s.material


@cache
def glow(colour='#FFD9A0', strength=12.0):
    s = Shader('glow', base_color='#000000', emission=colour)
    s.surface.inputs['Emission Strength'].default_value = strength
    return s.material


def screen(image, strength=1.6):
    """A lit display behind glass."""
    s = Shader('screen', base_color='#050605', roughness=0.09, specular=0.12)
    picture = s.node('TexImage', {'image': image}, Vector=s.place(source='UV', shifted=False))
    s.set(emission=picture.outputs[0], emission_strength=strength)
    return s.material


def printed(image, roughness=0.75):
    """Paper or board with a drawing on it."""
    s = Shader('printed', roughness=roughness, specular=0.2)
    picture = s.node('TexImage', {'image': image}, Vector=s.place(source='UV', shifted=False))
    s.set(base_color=picture.outputs[0])
    s.bump(s.noise(s.place(), 300, 3, 0.6), 0.0004, 0.3)
    return s.material
